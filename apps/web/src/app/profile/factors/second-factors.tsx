import { listSecondFactors, removeTotp, renewRecoveryCodes } from '@zhaocai/model/session/second-factor';
import type { SecondFactors as Factors } from '@zhaocai/model/session/second-factor';
import type { Text } from '@zhaocai/model/kit/text';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { hasPasskeys } from '../../../kit/session/passkey.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { AddPasskey } from './add-passkey.tsx';
import { CodeForm } from './code-form.tsx';
import { EnrolTotp } from './enrol-totp.tsx';
import { factorTexts as texts } from './factor-texts.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Work = 'enrol' | 'remove' | 'renew' | 'passkey';
const titles: Readonly<Record<Work, Text>> = {
  enrol: texts.enrol,
  remove: texts.remove,
  renew: texts.renew,
  passkey: texts.addPasskey,
};

/** What one shows beside the password, and the ways to have more and less of it. */
export function SecondFactors() {
  const t = useText();
  const query = useEndpoint(listSecondFactors, {});
  const [work, setWork] = useState<Work>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = (recoveryCodes: readonly string[] | null) => {
    setWork(undefined);
    setCodes(recoveryCodes ?? undefined);
  };
  const close = () => setWork(undefined);
  const parts = { onEnrolled: finish, onCancel: close };
  return (
    <Section title={t(texts.title)}>
      <p className="profile-help">{t(texts.help)}</p>
      <Loaded query={query} rows={2}>
        {(factors) => <FactorRows factors={factors} onWork={setWork} />}
      </Loaded>
      <Dialog isOpen={work !== undefined} title={work && t(titles[work])} width={480} onClose={close}>
        {work === 'enrol' && <EnrolTotp {...parts} />}
        {work === 'passkey' && <AddPasskey {...parts} />}
        {work === 'remove' && <RemoveTotp {...parts} />}
        {work === 'renew' && <RenewCodes {...parts} />}
      </Dialog>
      <Dialog isOpen={codes !== undefined} title={t(texts.recoveryCodes)} width={480} onClose={() => undefined}>
        <RecoveryCodes codes={codes ?? []} onKept={() => setCodes(undefined)} />
      </Dialog>
    </Section>
  );
}

function FactorRows({ factors, onWork }: { readonly factors: Factors; readonly onWork: (work: Work) => void }) {
  const t = useText();
  const { totp, passkeys, recoveryCodesLeft } = factors;
  const since = totp ? shownInstant(totp.since) : '';
  const last = totp?.lastUsedTime ? shownInstant(totp.lastUsedTime) : t(texts.neverUsed);
  return (
    <>
      <ul className="profile-identities">
        <li>
          <div>
            <strong>{t(texts.totp)}</strong>
            <small className="kit-number">{t(totp ? texts.totpOn : texts.totpOff, { since, last })}</small>
          </div>
          {totp ? (
            <Button danger aria-label={t(texts.remove)} onClick={() => onWork('remove')}>
              {t(texts.off)}
            </Button>
          ) : (
            <Button aria-label={t(texts.enrol)} onClick={() => onWork('enrol')}>
              {t(texts.on)}
            </Button>
          )}
        </li>
        {(totp || passkeys.length > 0) && (
          <li>
            <div>
              <strong>{t(texts.recoveryCodes)}</strong>
              <small className="kit-number">{t(texts.codesLeft, { count: recoveryCodesLeft })}</small>
            </div>
            <Button aria-label={t(texts.renew)} onClick={() => onWork('renew')}>
              {t(texts.renewShort)}
            </Button>
          </li>
        )}
      </ul>
      <PasskeyList passkeys={passkeys} />
      {hasPasskeys() ? (
        <Button className="profile-end-others" onClick={() => onWork('passkey')}>
          {t(texts.addPasskey)}
        </Button>
      ) : (
        <p className="profile-help">{t(texts.noPasskeys)}</p>
      )}
    </>
  );
}

interface PartProps {
  readonly onEnrolled: (recoveryCodes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

function RemoveTotp({ onEnrolled, onCancel }: PartProps) {
  const t = useText();
  const removing = useCommand(removeTotp, { success: texts.removed, quiet: true, onSuccess: () => onEnrolled(null) });
  return (
    <CodeForm
      label={t(texts.totp)}
      missing={t(texts.anyCodeMissing)}
      ok={t(texts.off)}
      isDangerous
      isBusy={removing.isRunning}
      fault={removing.error?.message}
      onSubmit={(code) => void removing.run({ passcode: code })}
      onCancel={onCancel}
    >
      <p>{t(texts.removeHelp)}</p>
    </CodeForm>
  );
}

function RenewCodes({ onEnrolled, onCancel }: PartProps) {
  const t = useText();
  const renewing = useCommand(renewRecoveryCodes, {
    success: 'silent',
    quiet: true,
    onSuccess: ({ recoveryCodes }) => onEnrolled(recoveryCodes),
  });
  return (
    <CodeForm
      label={t(texts.totp)}
      missing={t(texts.anyCodeMissing)}
      ok={t(texts.renewShort)}
      isBusy={renewing.isRunning}
      fault={renewing.error?.message}
      onSubmit={(code) => void renewing.run({ passcode: code })}
      onCancel={onCancel}
    >
      <p>{t(texts.renewHelp)}</p>
    </CodeForm>
  );
}
