import { auditCheck } from '@zhaocai/model/evidence/audit-endpoints';
import { chainFaultTexts } from '@zhaocai/model/evidence/chain-texts';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Alert } from 'antd';
import { useState } from 'react';
import { call } from '../../../kit/http/call.ts';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { auditTexts as texts } from './texts.ts';

type Verdict = EndpointOutput<typeof auditCheck>;

export function useAuditCheck() {
  const notify = useNotify();
  const [verdict, setVerdict] = useState<Verdict>();
  const [isRunning, setRunning] = useState(false);
  const verify = async () => {
    setRunning(true);
    await call(auditCheck, {}).then(({ data }) => setVerdict(data), notify.failure);
    setRunning(false);
  };
  return { verdict, isRunning, verify };
}

/** Whether everybody may do what the record gave him; who may do more is named. */
export function GrantsAlert({ grants }: { readonly grants: Verdict['grants'] }) {
  const t = useText();
  const { strange, noticed } = grants;
  const before = noticed > 0 && <div>{t(texts.noticed, { count: noticed })}</div>;
  if (strange.length === 0)
    return (
      <Alert type={noticed > 0 ? 'warning' : 'success'} showIcon title={t(texts.grantsAsGiven)} description={before} />
    );
  return (
    <Alert
      type="error"
      showIcon
      title={t(texts.strange, { count: strange.length })}
      description={
        <>
          <ul className="audit-strange">
            {strange.map(({ kind, id, name, roles }) => (
              <li key={`${kind} ${id}`}>
                {t(texts[kind])} {name ?? id}
                {roles.length > 0 && t(texts.strangeRoles, { roles: roles.join('、') })}
              </li>
            ))}
          </ul>
          <div>{t(texts.strangeHelp)}</div>
          {before}
        </>
      }
    />
  );
}

/** Whether sums and states are what was posted and moved; what is not is named with both. */
export function StoredAlert({ stored }: { readonly stored: Verdict['stored'] }) {
  const t = useText();
  if (stored.length === 0) return <Alert type="success" showIcon title={t(texts.storedAsPosted)} />;
  return (
    <Alert
      type="error"
      showIcon
      title={t(texts.storedStrange, { count: stored.length })}
      description={
        <>
          <ul className="audit-strange">
            {stored.map((one) => (
              <li key={`${one.kind} ${one.id}`}>
                {t(texts[one.kind])} {one.name ?? one.id}
                {t(texts.storedBoth, { stored: one.stored, recorded: one.recorded })}
              </li>
            ))}
          </ul>
          <div>{t(texts.storedHelp)}</div>
        </>
      }
    />
  );
}

/** What a verification found, and up to where the chain was signed outside of the database. */
export function VerdictAlert({ verdict }: { readonly verdict: Verdict }) {
  const t = useText();
  const { count, firstBroken, lastSigned, signed } = verdict;
  const root = lastSigned
    ? t(texts.signedAt, { at: shownInstant(lastSigned.at), seq: lastSigned.seq, signed })
    : t(texts.unsigned);
  if (!firstBroken) return <Alert type="success" showIcon title={t(texts.whole, { count })} description={root} />;
  const why = `${t(chainFaultTexts[firstBroken.fault])} ${t(texts.keep)}`;
  return (
    <Alert
      type="error"
      showIcon
      title={t(texts.broken, { seq: firstBroken.seq })}
      description={
        <>
          <div>{why}</div>
          <div>{root}</div>
        </>
      }
    />
  );
}
