/** How many fields the long form has. */
export const longFormSize = 300;

const options = [
  { label: '公章', value: '1' },
  { label: '合同专用章', value: '2' },
  { label: '财务章', value: '3' },
];

/** Of ten fields: six texts, and one each of what forms have beside them. */
const kinds: readonly object[] = [
  { type: 'input' },
  { type: 'input', required: true },
  { type: 'select', dicData: options },
  { type: 'input' },
  { type: 'number', min: 0, max: 9999 },
  { type: 'input' },
  { type: 'date', format: 'yyyy-MM-dd', valueFormat: 'yyyy-MM-dd' },
  { type: 'input', pattern: '^[^<>]*$' },
  { type: 'radio', dicData: options },
  { type: 'input' },
];

/** A form as administrators draw the longest of theirs: mixed kinds, two in a line, every tenth shown by another one. */
export function longForm(): string {
  const column = Array.from({ length: longFormSize }, (_unused, at) => ({
    ...kinds[at % kinds.length],
    prop: `f${at}`,
    label: `字段${at}`,
    span: 12,
    display: true,
    ...(at % 10 === 9 && { x: { visibleWhen: `f${at - 9} != "隐藏"` } }),
  }));
  return JSON.stringify({ column, labelPosition: 'left', labelWidth: 120, gutter: 0 });
}
