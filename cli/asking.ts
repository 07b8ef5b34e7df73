import { promptsFitting } from './on-terminals.ts'

/** Whether somebody at a terminal agrees; elsewhere nobody does. */
export async function isAgreedTo(message: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const { confirm } = await promptsFitting()
  return (await confirm({ message, initialValue: false })) === true
}
