import type { ReactNode } from 'react';

/** A way to narrow a list, under its name. */
export function SearchField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label className="kit-search-field">
      <span>{label}</span>
      {children}
    </label>
  );
}
