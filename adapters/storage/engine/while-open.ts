/** Gives something out while a transaction lasts; afterwards asking for it throws. */
export function whileOpen<T>(value: T): { readonly current: () => T; readonly end: () => void } {
  let open = true
  return {
    current: () => {
      if (!open) throw new Error('this transaction is over')
      return value
    },
    end: () => {
      open = false
    },
  }
}
