import './housing.css';
import type { Row } from '@zhaocai/model';
import { turnoverSort } from '@zhaocai/model/housing/choice-batch';
import { applicantStatus } from '@zhaocai/model/housing/choice-states';
import { reviewApplicant, sortBatch, swapSort } from '@zhaocai/model/housing/endpoints';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RowAction } from '../../kit/data-table/column.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { RefSelect } from '../../kit/resource-form/ref-select.tsx';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { useAskReason, useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { housingTexts as texts } from './texts.ts';

type PlaceRow = Row<typeof turnoverSort>;

const { code: states } = applicantStatus;

/** The applicants of a batch in their order, with their points and slots. */
export function OrderPage() {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const [search, setSearch] = useSearchParams();
  const batchId = search.get('batchId') ?? undefined;
  const [isCopying, setCopying] = useState(false);
  const ordering = useCommand(sortBatch, { success: texts.ordered });
  const handleOrder = async () => {
    const question = { title: t(texts.orderTitle), text: t(texts.orderText), ok: t(texts.orderBatch) };
    if (batchId && (await confirm(question))) await ordering.run({ batchId });
  };
  const hint = batchId ? undefined : t(texts.chooseBatch);
  return (
    <>
      <ResourcePage
        entity={turnoverSort}
        title={t(texts.order)}
        columns={[
          'sort',
          'userId',
          'total',
          'status',
          'slotStart',
          'slotEnd',
          'batchId',
          'workYears',
          'schoolYears',
          'title',
          'degree',
          'isCouple',
          'talentScore',
          'deductScore',
          'applyTime',
          'tieKey',
        ]}
        rowActions={usePlaceActions()}
        toolbar={
          <>
            <div className="housing-batch">
              <RefSelect
                to="choiceBatch"
                label={t(texts.batch)}
                placeholder={t(texts.chooseBatch)}
                value={batchId ?? null}
                onChange={(id) => setSearch(typeof id === 'string' ? { batchId: id } : {})}
              />
            </div>
            {allowed('turnoverSort_add') && (
              <Tooltip title={hint}>
                <Button disabled={!batchId} onClick={() => setCopying(true)}>
                  {t(texts.copy)}
                </Button>
              </Tooltip>
            )}
            {allowed(sortBatch.permission) && (
              <Tooltip title={hint}>
                <Button disabled={!batchId} loading={ordering.isRunning} onClick={() => void handleOrder()}>
                  {t(texts.orderBatch)}
                </Button>
              </Tooltip>
            )}
          </>
        }
      />
      {batchId && <CopyDialog batchId={batchId} isOpen={isCopying} onClose={() => setCopying(false)} />}
    </>
  );
}

function usePlaceActions(): (row: PlaceRow) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const askReason = useAskReason();
  const reviewing = useCommand(reviewApplicant, { success: texts.done });
  const swapping = useCommand(swapSort, { success: texts.done });
  const handleSwap = async (id: string, direction: 'up' | 'down') => {
    const reason = await askReason({
      title: t(texts.swapTitle),
      text: t(texts.swapText),
      placeholder: t(texts.swapPlaceholder),
    });
    if (reason) await swapping.run({ id, direction, reason });
  };
  return ({ id, version, status, sort }) => [
    ...(allowed(reviewApplicant.permission) && status !== states.valid
      ? [
          {
            key: 'accept',
            label: t(texts.accept),
            onClick: () => void reviewing.run({ id, version, status: states.valid }),
          },
        ]
      : []),
    ...(allowed(swapSort.permission) && sort !== null
      ? [
          { key: 'up', label: t(texts.up), onClick: () => void handleSwap(id, 'up') },
          { key: 'down', label: t(texts.down), onClick: () => void handleSwap(id, 'down') },
        ]
      : []),
    ...(allowed(reviewApplicant.permission) && status !== states.disqualified
      ? [
          {
            key: 'refuse',
            label: t(texts.refuse),
            isDangerous: true,
            onClick: () => void reviewing.run({ id, version, status: states.disqualified }),
          },
        ]
      : []),
  ];
}
