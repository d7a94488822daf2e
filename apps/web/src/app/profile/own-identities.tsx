import { listOwnIdentities, type ownIdentity } from '@zhaocai/model/session/own-identities';
import { Alert, Button } from 'antd';
import type { z } from 'zod';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { profileTexts as texts } from './profile-texts.ts';
import { useLinking } from './use-linking.ts';

type OwnIdentity = z.infer<typeof ownIdentity>;

/** The other ways to one's own account; nothing where the tenant offers none. */
export function OwnIdentities() {
  const t = useText();
  const query = useEndpoint(listOwnIdentities, {});
  const linking = useLinking();
  const { fault, isLinking } = linking;
  if (query.data?.length === 0 && fault === undefined) return null;
  return (
    <Section title={t(texts.identities)}>
      <p className="profile-help">{t(texts.identitiesHelp)}</p>
      {fault !== undefined && <Alert type="error" showIcon title={t(texts.linkFailed)} description={fault} />}
      {isLinking && <Alert type="info" showIcon title={t(texts.linking)} />}
      <Loaded query={query} rows={1}>
        {(identities) => (
          <ul className="profile-identities">
            {identities.map((one) => (
              <Identity key={one.source} identity={one} linking={linking} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

interface IdentityProps {
  readonly identity: OwnIdentity;
  readonly linking: ReturnType<typeof useLinking>;
}

function Identity({ identity, linking }: IdentityProps) {
  const t = useText();
  const confirm = useConfirm();
  const { source, displayName: name, linked, isOffered } = identity;
  const handleUnlink = async () => {
    const isSure = await confirm({
      title: t(texts.unlinkTitle, { name }),
      text: t(texts.unlinkHelp),
      ok: t(texts.unlink),
      isDangerous: true,
    });
    if (isSure) await linking.unlink(source);
  };
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {t(stateText(linked), { name: linked?.username || linked?.nickname || '' })}
          {!isOffered && ` · ${t(texts.notOffered)}`}
        </small>
      </div>
      {linked ? (
        <Button
          danger
          disabled={linking.isBusy}
          aria-label={t(texts.unlinkNamed, { name })}
          onClick={() => void handleUnlink()}
        >
          {t(texts.unlink)}
        </Button>
      ) : (
        <Button
          disabled={linking.isBusy}
          aria-label={t(texts.linkNamed, { name })}
          onClick={() => void linking.leave(source)}
        >
          {t(texts.link)}
        </Button>
      )}
    </li>
  );
}

function stateText(linked: OwnIdentity['linked']) {
  if (!linked) return texts.notLinked;
  return linked.username || linked.nickname ? texts.linkedAs : texts.linked;
}
