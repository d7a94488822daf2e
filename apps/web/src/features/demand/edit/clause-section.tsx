import { CheckCircleOutlined } from '@ant-design/icons';
import {
  findingsOf,
  labelOfFinding,
  reasonFor,
  type CheckedDemand,
  type ClauseReason,
  type DemandFinding,
} from '@zhaocai/model/demand/demand-clauses';
import { clauseRules } from '@zhaocai/model/procedure/clause/clause-rule';
import { sentencesToMend } from '@zhaocai/model/procedure/clause/find-clauses';
import { Input } from 'antd';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useFormPlace } from '../../../kit/large-form/form-faults.ts';
import { useText } from '../../../kit/text/language.ts';
import { demandTexts as texts } from '../texts.ts';

interface ClauseSectionProps {
  readonly checked: CheckedDemand;
  readonly reasons: readonly ClauseReason[];
  readonly onReasons: (change: (known: readonly ClauseReason[]) => readonly ClauseReason[]) => void;
}

/** While a demand is written: what shuts suppliers out, by which article, and, where it stays, why. */
export function ClauseSection({ checked, reasons, onReasons }: ClauseSectionProps) {
  const t = useText();
  const { prefix } = useFormPlace();
  const quiet = useDeferredValue(checked);
  const found = useMemo(() => findingsOf(quiet), [quiet]);
  if (found.length === 0)
    return (
      <p className="demand-none">
        <CheckCircleOutlined aria-hidden /> {t(texts.noClauses)}
      </p>
    );
  return (
    <div id={`${prefix}clauses`} tabIndex={-1}>
      <p className="demand-hint">{t(texts.clausesHelp)}</p>
      <ol className="demand-clauses">
        {found.map((finding) => (
          <ClauseLine key={`${finding.rule} ${finding.words}`} finding={finding}>
            <Input
              aria-label={`${t(texts.clauseReason)} ${finding.words}`}
              placeholder={t(texts.clauseReason)}
              maxLength={500}
              value={reasons.find((one) => isAbout(one, finding))?.reason ?? ''}
              onChange={({ target }) => onReasons((known) => withReason(known, finding, target.value))}
              status={reasonFor(reasons, finding) === null ? 'warning' : undefined}
            />
          </ClauseLine>
        ))}
      </ol>
    </div>
  );
}

const isAbout = (one: ClauseReason, { rule, words }: DemandFinding) => one.rule === rule && one.words === words;

function withReason(known: readonly ClauseReason[], finding: DemandFinding, reason: string): readonly ClauseReason[] {
  const { rule, words } = finding;
  return [...known.filter((one) => !isAbout(one, finding)), { rule, words, reason }];
}

interface ClauseLineProps {
  readonly finding: Pick<DemandFinding, 'rule' | 'words' | 'field' | 'lineNo'>;
  readonly children: ReactNode;
}

/** One of them: the words, where they stand, and what to write instead. */
export function ClauseLine({ finding, children }: ClauseLineProps) {
  const t = useText();
  const { label, article, advice } = clauseRules[finding.rule];
  return (
    <li>
      <p className="demand-clause-head">
        <mark>{finding.words}</mark>
        <span className="demand-hint">{t(labelOfFinding(finding))}</span>
      </p>
      <p>
        <strong>{t(label)}</strong> <small className="demand-hint">{t(article)}</small>
      </p>
      <p className="demand-hint">{t(advice)}</p>
      {children}
    </li>
  );
}

/** Under a text that is being typed: its sentences with what was found in them marked. */
export function ClauseHint({ text }: { readonly text: string }) {
  const quiet = useDeferredValue(text);
  const sentences = useMemo(() => sentencesToMend(quiet), [quiet]);
  return (
    <>
      {sentences.map((parts, index) => (
        <span key={index} className="demand-marked">
          {parts.map(({ text: words, rule }, part) => (rule === undefined ? words : <mark key={part}>{words}</mark>))}
        </span>
      ))}
    </>
  );
}
