import { deposit } from '@zhaocai/model/deposit/deposit';
import type { DepositDetail } from '@zhaocai/model/deposit/deposit-endpoints';
import { project } from '@zhaocai/model/tendering/project';
import { isPaper } from '@zhaocai/model/deposit/choices';
import { cellValue } from '../../../kit/data-table/column.ts';
import { FieldValueView } from '../../../kit/resource-form/field-value.tsx';
import { useText } from '../../../kit/text/language.ts';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { depositTexts as texts } from '../texts.ts';

type FieldName = keyof typeof deposit.fields;

const ofMoney: readonly FieldName[] = ['payerName', 'payerAccount', 'payerBank', 'isBasicAccount', 'payTime'];
const ofPaper: readonly FieldName[] = ['guaranteeNo', 'guaranteeExpire'];
const ofRefund: readonly FieldName[] = [
  'refundCause',
  'eventTime',
  'dueTime',
  'dueArticle',
  'refundApplyTime',
  'refundTime',
  'refundMoney',
  'refundTradeNo',
  'bankInterest',
  'lateInterest',
  'interestArticle',
  'consentMoney',
  'convertMoney',
  'forfeitCause',
  'forfeitMoney',
  'forfeitReason',
  'appeal',
  'appealReply',
];
const wide: readonly FieldName[] = [
  'voucher',
  'dueArticle',
  'interestArticle',
  'forfeitReason',
  'appeal',
  'appealReply',
];

/** What was paid and how, and what became of it: only what there is. */
export function DepositFacts({ row }: { readonly row: DepositDetail }) {
  const t = useText();
  const paidBy = isPaper(row.payWay) ? ofPaper : ofMoney;
  const paid = useFacts(row, ['requireMoney', 'money', 'payWay', ...paidBy, 'confirmTime', 'voucher']);
  const refund = useFacts(row, ofRefund);
  return (
    <>
      <Section title={t(texts.facts)}>
        <DescriptionList
          facts={[
            { key: 'project', label: t(project.label), value: `${row.projectNo} ${row.projectName}` },
            { key: 'package', label: t(deposit.fields.packageId.label), value: `${row.packageNo} ${row.packageName}` },
            ...paid,
          ]}
        />
      </Section>
      {refund.length > 0 && (
        <Section title={t(texts.refundFacts)}>
          <DescriptionList facts={refund} />
        </Section>
      )}
    </>
  );
}

function useFacts(row: DepositDetail, names: readonly FieldName[]) {
  const t = useText();
  return names.flatMap((name) => {
    const value = cellValue(row, name);
    if (value === null || value === undefined || value === '') return [];
    const field = deposit.fields[name];
    return [
      {
        key: name,
        label: t(field.label),
        value: <FieldValueView field={field} value={value} />,
        isWide: wide.includes(name),
      },
    ];
  });
}
