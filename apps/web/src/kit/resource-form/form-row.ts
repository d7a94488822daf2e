import { createContext } from 'react';

/** The id of the row that a form edits; undefined for a new one. A tree bars that row's own branch as its parent. */
export const FormRowContext = createContext<string | undefined>(undefined);
