import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

type Open<R> = (row: R) => void;

/** What a click on a row does; one of both may be enough. */
export interface RowOpening<R> {
  /** The page that a row leads to: its name is a link, and a click anywhere in the row goes there. */
  readonly pathOf?: (row: R) => string | undefined;
  /** What a click does where the row has no page. */
  readonly onOpen?: Open<R>;
}

/** Opens a row as a click or a key does; undefined where rows of this table do not open. */
export function useRowOpening<R>(opening: RowOpening<R> & { readonly onOpen: Open<R> }): Open<R>;
export function useRowOpening<R>(opening: RowOpening<R>): Open<R> | undefined;
export function useRowOpening<R>({ pathOf, onOpen }: RowOpening<R>): Open<R> | undefined {
  const navigate = useNavigate();
  if (!pathOf) return onOpen;
  return (row) => {
    const path = pathOf(row);
    if (path === undefined) onOpen?.(row);
    else void navigate(path);
  };
}

/** Opens a row by a click on it; what stands in it and is clicked by itself, a link or a button, keeps its click. */
export function openByClick<R>(event: MouseEvent, row: R, open: Open<R> | undefined): void {
  const part = event.target instanceof Element ? event.target.closest('a, button, input, label') : null;
  if (part === null || !event.currentTarget.contains(part)) open?.(row);
}
