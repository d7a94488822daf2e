import { isDecided } from '@zhaocai/model/objection/choices';
import { objection } from '@zhaocai/model/objection/objection';
import {
  objectionById,
  objectionMoves,
  objectionPapers,
  type ObjectionDetail,
} from '@zhaocai/model/objection/objection-endpoints';
import { raisedObjectionLifecycle, waitingObjections } from '@zhaocai/model/objection/objection-lifecycle';
import type { Row } from '@zhaocai/model/kit/entity';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { msToInstant } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { exportFile } from '../../../kit/http/export-file.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons, actsOf, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { RowHistory } from '../../../kit/widgets/row-history.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { objectionTexts as texts } from '../texts.ts';
import { ObjectionFacts } from './objection-facts.tsx';
import { useBuyerActs } from './use-buyer-acts.ts';
import { useSupplierActs } from './use-supplier-acts.ts';

/** One objection, for who raised it, who answers and who decides. `?id=` names it. */
export function ObjectionPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(objectionById, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.appealNo);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={10}>
      {(row) => <ObjectionView row={row} />}
    </Loaded>
  );
}

function ObjectionView({ row }: { readonly row: ObjectionDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const now = msToInstant(useServerNow(60_000));
  const waits = raisedObjectionLifecycle.is(row.appealStatus, ...waitingObjections);
  const isLate = waits && row.dueTime !== null && row.dueTime < now;
  const { unfoundedCount, unfoundedLimit } = row;
  const isListed = unfoundedCount !== null && unfoundedLimit !== null && unfoundedCount >= unfoundedLimit;
  return (
    <div className="kit-page">
      {allowed('objection_raise') ? <SupplierHead row={row} /> : <BuyerHead row={row} />}
      {isLate && <Alert type="error" showIcon title={t(isDecided(row.appealType) ? texts.lateDecision : texts.late)} />}
      {isListed && (
        <Alert type="warning" showIcon title={t(texts.unfounded, { count: unfoundedCount, limit: unfoundedLimit })} />
      )}
      {row.isNameless && <Alert type="info" showIcon title={t(texts.namelessNote)} />}
      <ObjectionFacts row={row} />
      {row.history.length > 0 && (
        <RowHistory
          title={t(texts.history)}
          lifecycle={raisedObjectionLifecycle}
          moves={row.history}
          others={row.supplierName ?? t(texts.nameless)}
        />
      )}
    </div>
  );
}

function BuyerHead({ row }: { readonly row: ObjectionDetail }) {
  const [task, setTask] = useState<FormTask>();
  const acts = useBuyerActs(row, setTask);
  const movesOf = useRowMoves(objection, objectionMoves, ({ appealNo }) => appealNo);
  // A move needs a row's id, version and state, which this one has; it has no stamps, for they would tell who it was.
  const moves = actsOf(movesOf(row as unknown as Row<typeof objection>), row.actions);
  return (
    <>
      <ObjectionHead row={row} buttons={[...moves, ...acts]} />
      <FormDialog task={task} width={640} onClose={() => setTask(undefined)} />
    </>
  );
}

function SupplierHead({ row }: { readonly row: ObjectionDetail }) {
  return <ObjectionHead row={row} buttons={useSupplierActs(row)} />;
}

function ObjectionHead({ row, buttons }: { readonly row: ObjectionDetail; readonly buttons: readonly ActButton[] }) {
  const t = useText();
  const notify = useNotify();
  const waits = raisedObjectionLifecycle.is(row.appealStatus, ...waitingObjections);
  const download = () => void exportFile(objectionPapers, { id: row.id }, `${row.appealNo}.zip`).catch(notify.failure);
  return (
    <PageHead
      title={row.projectName}
      note={
        <>
          <ChoiceTag choices={objection.fields.appealType.choices} value={row.appealType} />
          <ChoiceTag choices={raisedObjectionLifecycle.choices} value={row.appealStatus} />
        </>
      }
      actions={
        <>
          {!row.isNameless && <Button onClick={download}>{t(texts.papers)}</Button>}
          <ActButtons acts={buttons} />
        </>
      }
    >
      <Copyable value={row.appealNo} />
      {row.dueTime && <Deadline at={row.dueTime} isMet={!waits} isDuty rule={ruleOf(row)} />}
    </PageHead>
  );
}

function ruleOf({ dueArticle }: ObjectionDetail) {
  return dueArticle === null ? undefined : { zh: dueArticle, en: dueArticle };
}
