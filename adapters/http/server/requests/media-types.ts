import type { FastifyRequest } from 'fastify'

export const formType = 'application/x-www-form-urlencoded'

const typeOf = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** A form, with files or without. */
export const isForm = (request: FastifyRequest): boolean => typeOf(request) === formType || isUpload(request)
/** A form as browsers send it when files may come with it. */
export const isUpload = (request: FastifyRequest): boolean => typeOf(request) === 'multipart/form-data'
export const isJson = (request: FastifyRequest): boolean => typeOf(request) === 'application/json'

export const acceptsHtml = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html')

/** Whether a program asks to be told in data why there is nothing; nobody else does by chance. */
export const acceptsProblems = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('application/problem+json')

/** Whether there is a body to read at all; a POST may come without one. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
