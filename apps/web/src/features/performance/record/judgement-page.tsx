import type { Row } from '@zhaocai/model/kit/entity';
import { evaluateResult } from '@zhaocai/model/performance/choices';
import { judgement } from '@zhaocai/model/performance/judgement';
import {
  judgementById,
  judgementContext,
  judgementMoves,
  judgementPdf,
  keepJudgement,
} from '@zhaocai/model/performance/judgement-endpoints';
import { judgementLifecycle } from '@zhaocai/model/performance/judgement-lifecycle';
import type { JudgementDetail, JudgementLine } from '@zhaocai/model/performance/judgement-shapes';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons, actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PdfButton } from '../../../kit/widgets/pdf-button.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import '../performance.css';
import { correctPath, recordPath, targetPath } from '../paths.ts';
import { performanceTexts as texts } from '../texts.ts';
import { JudgementFacts } from './judgement-facts.tsx';

/** One evaluation: the scores, what was said against them, and what was done. `?id=` names it. */
export function JudgementPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(judgementById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.targetName);
  if (id === '') return <Empty title={t(texts.chooseRecord)} />;
  return (
    <Loaded query={query} rows={10}>
      {(row) => (
        <div className="kit-page">
          <JudgementHead row={row} />
          <JudgementFacts row={row} />
          <Context row={row} />
        </div>
      )}
    </Loaded>
  );
}

interface Shown {
  readonly row: JudgementDetail;
}

function JudgementHead({ row }: Shown) {
  const t = useText();
  const [task, setTask] = useState<FormTask>();
  const acts = useActs(row, setTask);
  const { judgeType, targetId } = row;
  return (
    <>
      <PageHead
        title={<Link to={targetPath({ judgeType, targetId })}>{row.targetName}</Link>}
        note={<ChoiceTag choices={judgementLifecycle.choices} value={row.judgeStatus} />}
        actions={
          <>
            <PdfButton
              endpoint={judgementPdf}
              input={{ id: row.id }}
              title={row.judgeNo ?? ''}
              label={t(texts.print)}
            />
            <ActButtons acts={acts} />
          </>
        }
      >
        <Score row={row} />
        {row.judgeNo && <Copyable value={row.judgeNo} />}
        {judgementLifecycle.is(row.judgeStatus, 'judged') && <Deadline at={row.confirmDue} />}
      </PageHead>
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </>
  );
}

/** The total with its level, where everybody looks first. */
export function Score({ row }: { readonly row: Pick<JudgementLine, 'totalScore' | 'level'> }) {
  return (
    <span className="performance-score-shown">
      <strong className="kit-number">{row.totalScore ?? '—'}</strong>
      <ChoiceTag choices={evaluateResult.choices} value={row.level} />
    </span>
  );
}

function useActs(row: JudgementDetail, onAsk: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const navigate = useNavigate();
  const keeping = useCommand(keepJudgement, { success: texts.keptScore });
  const movesOf = useRowMoves(judgement, judgementMoves, ({ targetName }) => targetName);
  const { id, version } = row;
  const may = (action: string) => row.actions.includes(action);
  // A move needs a row's id, version and state, which this one has.
  const moves = actsOf(movesOf(row as unknown as Row<typeof judgement>), row.actions);
  const keep: FormTask = {
    key: `keep ${version}`,
    title: t(texts.keepScore),
    note: row.appealText,
    fields: { appealAnswer: { ...judgement.fields.appealAnswer, readOnly: false, required: true } },
    submitText: t(texts.keepScore),
    onSubmit: async ({ appealAnswer }) => {
      const said = typeof appealAnswer === 'string' ? appealAnswer : '';
      return (await keeping.run({ id, version, appealAnswer: said })) !== undefined;
    },
  };
  return [
    ...moves.map((act) => ({ ...act, isMain: act.key === 'archive' })),
    ...(may('correct')
      ? [{ key: 'correct', label: t(texts.correctTitle), onClick: () => void navigate(correctPath(id)) }]
      : []),
    ...(may('keep') ? [{ key: 'keep', label: t(texts.keepScore), isMain: true, onClick: () => onAsk(keep) }] : []),
  ];
}

function Context({ row }: Shown) {
  const t = useText();
  const { data } = useEndpoint(judgementContext, { id: row.id });
  if (!data) return null;
  return (
    <>
      {data.editions.length > 1 && (
        <Section title={t(texts.editions)}>
          <ul className="performance-lines">
            {data.editions.map((one) => (
              <li key={one.id}>
                {one.id === row.id ? (
                  <span>
                    {t(texts.editionOf, { no: one.editionNo })}{' '}
                    <span className="kit-quiet">{t(texts.thisEdition)}</span>
                  </span>
                ) : (
                  <Link to={recordPath(one.id)}>{t(texts.editionOf, { no: one.editionNo })}</Link>
                )}
                <Score row={one} />
                <ChoiceTag choices={judgementLifecycle.choices} value={one.judgeStatus} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <RowHistory
        title={t(texts.history)}
        lifecycle={judgementLifecycle}
        moves={data.history}
        others={row.targetName}
      />
    </>
  );
}
