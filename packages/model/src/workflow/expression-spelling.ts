/** `${amount>1000} and not done`, as older flows spell it; what cannot be read stays and is refused. */
export function modernSpelling(text: string): string {
  const stripped = text
    .trim()
    .replace(/^[$#]\{([\s\S]*)\}$/, '$1')
    .trim();
  return stripped
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/)
    .map((part, index) => (index % 2 === 1 ? part : withSigns(part)))
    .join('');
}

const words: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  not: '!',
  eq: '==',
  ne: '!=',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
};

function withSigns(part: string): string {
  return part.replace(/\b(and|or|not|eq|ne|gt|ge|lt|le)\b/g, (word) => words[word] ?? word);
}

/** The expression with every text in it empty: what is left are its words. */
export function withoutTexts(expression: string): string {
  return expression.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
}
