import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes some attribute names, ids and the doctype its own way; HTML does not mind.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': 'off',
    // Boxes of one question share their name; the address then lists what was ticked.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    // Explicit table roles keep folded tables tables (design guide §10).
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'svg-focusable': 'off',
  },
})

/** What is not valid in a page, one line each. */
export const faultsIn = async (html: string): Promise<readonly string[]> => {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}
