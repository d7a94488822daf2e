import { checkSuppliers, type CheckedSupplier } from '@zhaocai/model/tendering/entry-check';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText, type Translate } from '../../../kit/text/language.ts';
import { detailTexts as texts } from './texts.ts';

/** Whether those who registered may still take part, when it is asked. */
export function CheckSuppliers({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const { data, isFetching, refetch } = useEndpoint(
    checkSuppliers,
    { projectId },
    { enabled: isAsked, staleMs: Infinity },
  );
  const invalid = (data ?? []).filter(({ isValid }) => !isValid);
  return (
    <div className="detail-check">
      <Button size="small" loading={isFetching} onClick={() => (isAsked ? void refetch() : setAsked(true))}>
        {t(texts.checkSuppliers)}
      </Button>
      {data && invalid.length === 0 && (
        <Alert type="success" showIcon title={t(texts.suppliersValid, { count: data.length })} />
      )}
      {invalid.map((one) => (
        <Alert key={`${one.entryId} ${one.creditCode}`} type="error" showIcon title={faultOf(t, one)} />
      ))}
    </div>
  );
}

function faultOf(
  t: Translate,
  { supplierName: name, creditCode, isBlackListed, isCodeWhole, blackReason, relatedTo }: CheckedSupplier,
): string {
  if (isBlackListed) return t(texts.supplierDebarred, { name, reason: blackReason ?? '—' });
  if (isCodeWhole) return t(texts.supplierRelated, { name, others: relatedTo.join('、') });
  return t(texts.supplierCode, { name, code: creditCode });
}
