import './clauses.css';
import { CheckCircleOutlined } from '@ant-design/icons';
import { clauseRules, type ClauseRuleName } from '@zhaocai/model/procedure/clause/clause-rule';
import { sentencesToMend, type TextPart } from '@zhaocai/model/procedure/clause/find-clauses';
import { useDeferredValue, useMemo } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { procedureTexts as texts } from '../texts.ts';
import { textOfHtml } from './text-of-html.ts';

/** More would be read by nobody at once. */
const shownAtMost = 20;

/** While a text is written: which of its sentences shut suppliers out, by which article, and what to write instead. */
export function ClauseNotes({ html }: { readonly html: string }) {
  const t = useText();
  const quiet = useDeferredValue(html);
  const found = useMemo(() => sentencesToMend(textOfHtml(quiet)), [quiet]);
  if (found.length === 0) {
    return (
      <p className="clause-none">
        <CheckCircleOutlined aria-hidden /> {t(texts.noClause)}
      </p>
    );
  }
  return (
    <div role="status">
      <p className="clause-count">{t(texts.clausesFound, { count: found.length })}</p>
      <ol className="clause-list">
        {found.slice(0, shownAtMost).map((parts, index) => (
          <ClauseNote key={index} parts={parts} />
        ))}
      </ol>
      {found.length > shownAtMost && <p>{t(texts.moreClauses, { count: found.length - shownAtMost })}</p>}
    </div>
  );
}

function ClauseNote({ parts }: { readonly parts: readonly TextPart[] }) {
  const t = useText();
  const rules = new Set(parts.flatMap(({ rule }): ClauseRuleName[] => (rule === undefined ? [] : [rule])));
  return (
    <li>
      <q>{parts.map(({ text, rule }, index) => (rule === undefined ? text : <mark key={index}>{text}</mark>))}</q>
      {[...rules].map((rule) => (
        <p key={rule}>
          <strong>{t(clauseRules[rule].label)}</strong>
          <small>{t(clauseRules[rule].article)}</small>
          <span>{t(clauseRules[rule].advice)}</span>
        </p>
      ))}
    </li>
  );
}
