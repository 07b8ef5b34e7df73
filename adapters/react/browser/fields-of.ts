/** Fields of a form as it was sent; files are sent by forms of the document alone. */
export const fieldsOf = async (request: Request): Promise<[string, string][]> =>
  [...(await request.formData())].filter((field): field is [string, string] => typeof field[1] === 'string')
