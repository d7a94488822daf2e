/** What a row refers to, by its name: a tenant may be a person or a firm. */
export function Named({ value }: { value: unknown }) {
  return typeof value === 'string' && value !== '' ? <>{value}</> : <span className="kit-faint">—</span>;
}
