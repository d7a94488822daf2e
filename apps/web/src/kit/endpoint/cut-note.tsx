import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { cutOf } from '../http/cut-answers.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';

/** Tells that a list is cut after so many rows; answers how to take it back. */
type Tell = (shown: number) => () => void;

const CutContext = createContext<Tell | undefined>(undefined);

/** A page or a dialog: says above what it shows that one of its lists is cut. */
export function CutBoundary({ children }: { children: ReactNode }) {
  const t = useText();
  const [cuts, setCuts] = useState<readonly (readonly [number])[]>([]);
  const tell = useCallback<Tell>((shown) => {
    const cut = [shown] as const;
    setCuts((known) => [...known, cut]);
    return () => setCuts((known) => known.filter((one) => one !== cut));
  }, []);
  const [first] = cuts;
  return (
    <CutContext value={tell}>
      {first && (
        <p className="kit-cut" role="status">
          {t(kitTexts.cut, { count: first[0] })}
        </p>
      )}
      {children}
    </CutContext>
  );
}

/** What is read here says by itself that it is cut, as long as it is shown. */
export function useTellCut(data: unknown): void {
  useTell(cutOf(data));
}

/** The same of a list that asks for its first page and has no pager. */
export function useTellRest(page: { readonly records: readonly unknown[]; readonly total: number } | undefined): void {
  useTell(page && page.total > page.records.length ? page.records.length : undefined);
}

function useTell(shown: number | undefined): void {
  const tell = useContext(CutContext);
  useEffect(() => (shown && tell ? tell(shown) : undefined), [shown, tell]);
}
