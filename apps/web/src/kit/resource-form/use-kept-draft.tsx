import type { ReactNode } from 'react';
import { useKeptTyping } from '../page/kept-typing.ts';
import { KeptNotice } from '../widgets/kept-notice.tsx';

export interface KeptDraft<D> {
  /** Above the fields: what was typed before and never stored. */
  readonly offer: ReactNode;
  /** After each change, the whole draft. */
  readonly keep: (draft: D) => void;
  readonly drop: () => void;
}

/** Keeps a draft that is no form of antd's; `name` tells the forms of a page, and the rows of a form, apart. */
export function useKeptDraft<D extends object>(name: string, onRestore: (draft: D) => void): KeptDraft<D> {
  const typing = useKeptTyping(name);
  const { kept } = typing;
  const restore = (values: object) => {
    // Written by `keep` alone, under the name of one kind of form.
    onRestore(values as D);
    typing.settle();
  };
  return {
    offer: kept && (
      <KeptNotice keptTime={kept.keptTime} onRestore={() => restore(kept.values)} onForget={typing.drop} />
    ),
    keep: (draft) => typing.keep(Object.fromEntries(Object.entries(draft))),
    drop: typing.drop,
  };
}
