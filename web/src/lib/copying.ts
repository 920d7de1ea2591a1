// To the clipboard; whether it is there now.

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https the clipboard may not be written to: what is selected in a field can be copied all the same.
    const before = document.activeElement
    const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, className: 'vh' })
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return done
  }
}
