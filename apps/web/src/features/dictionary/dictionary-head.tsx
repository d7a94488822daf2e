import type { DictRow } from '@zhaocai/model/dictionary/dict-endpoints';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../kit/widgets/copyable.tsx';
import { nameOf } from './name-of.ts';
import type { Shelf } from './shelf.ts';
import { dictionaryTexts as texts } from './texts.ts';
import { useDictionaryRights } from './use-dictionary-rights.ts';

interface DictionaryHeadProps {
  readonly shelf: Shelf;
  readonly dictionary: DictRow;
  readonly children: ReactNode;
}

/** Name, code and state of a dictionary, and what its reader should know before changing it. */
export function DictionaryHead({ shelf, dictionary, children }: DictionaryHeadProps) {
  const t = useText();
  const language = useLanguage();
  const { isOwn } = useDictionaryRights(shelf);
  const isInherited = shelf.isShared && !isOwn(dictionary);
  return (
    <header className="dictionary-head">
      <div className="dictionary-head-line">
        <h2>{nameOf(dictionary, language)}</h2>
        <Copyable value={dictionary.code} />
        {dictionary.isSealed === 1 && <ToneTag tone="grey">{t(texts.sealed)}</ToneTag>}
        {dictionary.isBuiltin && <ToneTag tone="orange">{t(texts.builtin)}</ToneTag>}
        {shelf.isShared && (
          <ToneTag tone={isInherited ? 'grey' : 'blue'}>{t(isInherited ? texts.inherited : texts.own)}</ToneTag>
        )}
        <div className="dictionary-head-actions">{children}</div>
      </div>
      {isInherited && <p className="dictionary-hint">{t(texts.inheritedHint)}</p>}
      {dictionary.isBuiltin && <p className="dictionary-hint">{t(texts.builtinHint)}</p>}
      {dictionary.remark && <p className="dictionary-hint">{dictionary.remark}</p>}
    </header>
  );
}
