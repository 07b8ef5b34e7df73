/** Whether somebody at a terminal agrees; elsewhere nobody does. */
export async function isAgreedTo(message: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const { confirm } = await import('@clack/prompts')
  return (await confirm({ message, initialValue: false })) === true
}
