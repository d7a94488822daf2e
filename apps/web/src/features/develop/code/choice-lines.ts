import type { GeneratedField } from '@zhaocai/model/develop/generated-field';

type Choices = NonNullable<GeneratedField['choices']>;

/** Choices as they are typed: value, Chinese and English, one choice a line. */
export function linesOf(choices: Choices | undefined): string {
  return (choices ?? []).map(({ value, zh, en }) => `${value},${zh},${en}`).join('\n');
}

/** Lines without a value are counted on; without English the Chinese stands in. */
export function choicesOf(lines: string): Choices {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const [value = '', zh = '', en = ''] = line.split(/[,，]/).map((part) => part.trim());
      const isNumbered = /^\d{1,5}$/.test(value);
      const [chinese, english] = isNumbered ? [zh, en] : [value, zh];
      return { value: isNumbered ? Number(value) : index + 1, zh: chinese, en: english || chinese };
    });
}
