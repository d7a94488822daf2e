import type { Row } from '@zhaocai/model/kit/entity';
import { judgeType } from '@zhaocai/model/performance/choices';
import { supplier } from '@zhaocai/model/tendering/supplier';
import { blackListSupplier } from '@zhaocai/model/tendering/supplier-endpoints';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import type { DataColumn, RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { WatchStar } from '../../attention/index.ts';
import { targetPath } from '../../performance/index.ts';
import { supplierRelationPath } from '../paths.ts';
import { supplierLibraryTexts as texts } from './texts.ts';

type SupplierRow = Row<typeof supplier>;

const blackListed = 2;

const columns: readonly (string | DataColumn<SupplierRow>)[] = [
  { prop: 'supplierName', label: supplier.fields.supplierName.label, width: 240, type: 'mylink', sortable: true },
  'supplierStatus',
  { prop: 'linkman', label: supplier.fields.linkman.label, width: 110 },
  { prop: 'phone', label: supplier.fields.phone.label, width: 130, isProno: true },
  {
    prop: 'creditCode',
    label: supplier.fields.creditCode.label,
    width: 190,
    sortable: true,
    render: (row) => <Copyable value={row.creditCode} />,
  },
  { prop: 'responsiblePerson', label: supplier.fields.responsiblePerson.label, width: 110 },
  { prop: 'address', label: supplier.fields.address.label, width: 220 },
  { prop: 'blackReason', label: supplier.fields.blackReason.label, width: 220, visible: false },
  {
    prop: 'watched',
    label: texts.watch,
    width: 72,
    align: 'center',
    render: ({ id }) => <WatchStar type="supplier" id={id} />,
  },
];

/** How a supplier has done his work, and the list of those who may not register. */
function useSupplierActs(): (row: SupplierRow) => RowAction[] {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const blackList = useBlackList();
  return (row) => [
    ...(allowed('judgement_view')
      ? [
          {
            key: 'judged',
            label: t(texts.judged),
            onClick: () => void navigate(targetPath({ judgeType: judgeType.code.supplier, targetId: row.id })),
          },
        ]
      : []),
    ...blackList(row),
  ];
}

/** The companies that this buyer knows, and which of them may not register. */
export function SupplierLibraryPage() {
  const t = useText();
  return (
    <ResourcePage
      entity={supplier}
      title={t(texts.title)}
      columns={columns}
      rowActions={useSupplierActs()}
      toolbar={<RelationsButton />}
    />
  );
}

function RelationsButton() {
  const t = useText();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(supplierRelationPath)}>{t(texts.relations)}</Button>;
}

/** Putting on the list asks for the reason, which the supplier's row then shows. */
function useBlackList(): (row: SupplierRow) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const askReason = useAskReason();
  const putOn = useCommand(blackListSupplier, { success: texts.blacked });
  const takeOff = useCommand(blackListSupplier, { success: texts.whited });
  const handlePutOn = async ({ id, version, supplierName: name }: SupplierRow) => {
    const reason = await askReason({
      title: t(texts.blackTitle, { name }),
      text: t(texts.blackText),
      placeholder: t(texts.blackPlaceholder),
      ok: t(texts.black),
      isDangerous: true,
    });
    if (reason !== undefined) await putOn.run({ id, version, isBlack: true, reason });
  };
  const handleTakeOff = async ({ id, version, supplierName: name }: SupplierRow) => {
    const reason = await askReason({
      title: t(texts.whiteTitle, { name }),
      text: t(texts.whiteText),
      placeholder: t(texts.whitePlaceholder),
      ok: t(texts.white),
      isOptional: true,
    });
    if (reason !== undefined) await takeOff.run({ id, version, isBlack: false, reason: reason || undefined });
  };
  return (row) => {
    if (!allowed('supplier_black')) return [];
    return row.supplierStatus === blackListed
      ? [{ key: 'white', label: t(texts.white), onClick: () => void handleTakeOff(row) }]
      : [{ key: 'black', label: t(texts.black), isDangerous: true, onClick: () => void handlePutOn(row) }];
  };
}
