/** Asks again until the claim holds: a screen may need a moment. Without a screen the first answer counts. */
export const eventually = async (claim: () => Promise<void>, within = 4000): Promise<void> => {
  const end = Date.now() + within
  for (;;) {
    try {
      return await claim()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
