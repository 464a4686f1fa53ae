/** Copy a text; return whether that was done. Without TLS a page has only the old way to do so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // eslint-disable-next-line no-restricted-properties -- without TLS this throws
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** Copy by selecting a field, inside a dialog if one is open: nothing else gets the focus then. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.className = 'unseen'
  field.value = text
  field.readOnly = true // no keyboard comes up
  ;(before?.closest('dialog') ?? document.body).append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
