import type { Row } from '@zhaocai/model';
import { choiceBatch } from '@zhaocai/model/housing/choice-batch';
import { batchLifecycle } from '@zhaocai/model/housing/choice-states';
import { moveBatch } from '@zhaocai/model/housing/endpoints';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../kit/data-table/column.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { housingTexts as texts } from './texts.ts';

type BatchRow = Row<typeof choiceBatch>;

const { code: states } = batchLifecycle;

/** The rounds in which people choose homes. */
export function BatchPage() {
  const t = useText();
  return (
    <ResourcePage
      entity={choiceBatch}
      title={t(texts.batches)}
      columns={[
        'batchName',
        'choiceRoomType',
        'year',
        'status',
        'applyStart',
        'applyEnd',
        'choiceStart',
        'choiceEnd',
        'publicStart',
        'publicEnd',
      ]}
      mayEdit={({ status }) => batchLifecycle.is(status, 'draft', 'applying')}
      rowActions={useBatchActions()}
    />
  );
}

function useBatchActions(): (row: BatchRow) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const moving = useCommand(moveBatch, { success: texts.done });
  const handleOpen = async ({ id, version, batchName: name }: BatchRow) => {
    const question = { title: t(texts.openTitle, { name }), text: t(texts.openText), ok: t(texts.open) };
    if (await confirm(question)) await moving.run({ id, version, status: states.applying });
  };
  const handleVoid = async ({ id, version, batchName: name }: BatchRow) => {
    const question = { title: t(texts.voidTitle, { name }), text: t(texts.voidText), ok: t(texts.makeVoid) };
    if (await confirm({ ...question, isDangerous: true })) await moving.run({ id, version, status: states.void });
  };
  return (row) => {
    const mayMove = allowed(moveBatch.permission);
    const people = { key: 'people', label: t(texts.applicants) };
    return [
      ...(allowed('turnoverSort_view')
        ? [{ ...people, onClick: () => void navigate(`/estate/housing/sort?batchId=${row.id}`) }]
        : []),
      ...(mayMove && row.status === states.draft
        ? [{ key: 'open', label: t(texts.open), onClick: () => void handleOpen(row) }]
        : []),
      ...(mayMove && row.status !== states.void
        ? [{ key: 'void', label: t(texts.makeVoid), isDangerous: true, onClick: () => void handleVoid(row) }]
        : []),
    ];
  };
}
