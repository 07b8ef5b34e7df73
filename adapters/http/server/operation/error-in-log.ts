import { withoutPersonalData } from '#core/diagnostics/without-personal-data.ts'

/** Causes of causes are told so deep. */
const mostCauses = 3

/**
 * An error as the log shows it: its kind, its sentence, where it happened and why. What libraries hang on it stays out,
 * for there databases tell the values of the row that they refused, and mail servers whom they do not know.
 */
export function errorInLog(error: unknown, causes = mostCauses): object {
  if (!(error instanceof Error)) return { message: withoutPersonalData(String(error)) }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message: withoutPersonalData(message),
    ...('code' in error && { code: String(error.code) }),
    ...(stack !== undefined && { stack: withoutPersonalData(stack) }),
    ...(cause !== undefined && causes > 0 && { cause: errorInLog(cause, causes - 1) }),
  }
}

/** How loggers write what they are given. */
export const logSerializers = { err: (error: unknown) => errorInLog(error) }
