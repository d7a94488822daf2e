import './key-holders.css';
import { projectLifecycle, wasOpened } from '@zhaocai/model/tendering/project-lifecycle';
import { memberPermissions } from '@zhaocai/model/tendering/project-member-endpoints';
import { projectKeyHolders, type KeyHolder, type KeyHolders } from '@zhaocai/model/tendering/project-holder-endpoints';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useSession } from '../../../kit/session/session-store.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { sealKeysPath } from '../../sealing/index.ts';
import { HoldersDialog } from './holders-dialog.tsx';
import { holderTexts as texts } from './texts.ts';

/** Who opens the sealed bids of the project, and who of them still lacks his key. */
export function KeyHoldersSection({ detail }: { readonly detail: ProjectDetail }) {
  const t = useText();
  const allowed = useAllowed();
  const [isOpen, setOpen] = useState(false);
  const { data } = useEndpoint(projectKeyHolders, { projectId: detail.id });
  if (!data) return null;
  const isLate = !data.isFixed && projectLifecycle.hasReached(detail.stage, 'published');
  if (isLate && wasOpened(detail)) return null;
  const mayName = !data.isFixed && memberPermissions.some(allowed);
  return (
    <Section
      title={t(texts.title)}
      extra={
        mayName && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t(texts.edit)}
          </Button>
        )
      }
    >
      {isLate && <Alert type="warning" showIcon title={t(texts.late)} />}
      <HolderList data={data} />
      {isOpen && <HoldersDialog detail={detail} holders={data.holders} onClose={() => setOpen(false)} />}
    </Section>
  );
}

const isIdle = ({ keyId, isDisabled }: KeyHolder) => keyId === null || isDisabled;

function HolderList({ data }: { readonly data: KeyHolders }) {
  const t = useText();
  const ownId = useSession((state) => state.user?.userId);
  const { holders, count, threshold, isLowAssurance, isFixed } = data;
  const idle = isFixed ? [] : holders.filter(isIdle);
  const isFew = holders.length < count;
  return (
    <>
      <p className="tender-hint key-holders-rule">
        {t(texts.rule, { count: Math.max(count, holders.length), threshold })}
        {isLowAssurance && <ToneTag tone="orange">{t(texts.lowAssurance)}</ToneTag>}
      </p>
      <ul className="key-holders">
        {holders.map((holder) => (
          <li key={holder.userId}>
            <span>{holder.isAssumed ? t(texts.assumed, { name: holder.userName }) : holder.userName}</span>
            <HolderState holder={holder} />
          </li>
        ))}
      </ul>
      {isFew && <Alert type="warning" showIcon title={t(texts.few, { count, named: holders.length })} />}
      {idle.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(texts.waiting, { names: idle.map(({ userName }) => userName).join('、') })}
          description={idle.some(({ userId }) => userId === ownId) && <Link to={sealKeysPath}>{t(texts.ownKey)}</Link>}
        />
      )}
    </>
  );
}

function HolderState({ holder }: { readonly holder: KeyHolder }) {
  const t = useText();
  if (holder.isDisabled) return <ToneTag tone="red">{t(texts.disabled)}</ToneTag>;
  if (holder.keyId === null) return <ToneTag tone="orange">{t(texts.notReady)}</ToneTag>;
  return <ToneTag tone="green">{t(texts.ready)}</ToneTag>;
}
