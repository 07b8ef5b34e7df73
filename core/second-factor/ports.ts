import type { QrCode, SecondFactor } from './second-factor.ts'

/** Reads second factors. */
export interface ForStoringSecondFactors {
  of(userId: string): Promise<SecondFactor | undefined>
}

/** Changes second factors within a transaction. */
export interface ForChangingSecondFactors {
  /** That of a user, which stays as it is until the transaction ends. */
  find(userId: string): Promise<SecondFactor | undefined>
  /** Keeps it in place of the one that the user had. */
  save(factor: SecondFactor): Promise<void>
  /** Removes that of a user, if there is one. */
  remove(userId: string): Promise<void>
}

/** Makes and reckons one-time codes; a driven port. */
export interface ForReckoningCodes {
  /** A new secret of 160 random bits, in base32 without padding. */
  secret(): string
  /** The code of a secret at a step (RFC 4226, six digits, SHA-1). */
  codeAt(secret: string, step: number): string
  /** A new recovery code of 80 random bits: 16 letters and digits, in lower case. */
  recoveryCode(): string
}

/** Encrypts what has to be read again but by us alone; a driven port. */
export interface ForSealing {
  seal(text: string): Promise<string>
  /** The text; undefined where it was sealed under another secret or changed. */
  open(sealed: string): Promise<string | undefined>
}

/** Draws QR codes; a driven port. */
export interface ForDrawingQrCodes {
  draw(text: string): QrCode
}
