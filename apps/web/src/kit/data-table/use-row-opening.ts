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
