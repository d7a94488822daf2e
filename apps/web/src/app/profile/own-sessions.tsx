import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from '@zhaocai/model/session/own-sessions';
import { browserOf } from '@zhaocai/model/session/browser-of';
import { Button } from 'antd';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../kit/text/language.ts';
import { ToneTag } from '../../kit/widgets/choice-tag.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { Section } from '../../kit/widgets/section.tsx';
import { shownInstant } from '../../kit/widgets/shown-instant.ts';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { profileTexts as texts } from './profile-texts.ts';

/** Where one is signed in, and the way to end what one does not know. */
export function OwnSessions() {
  const t = useText();
  const confirm = useConfirm();
  const query = useEndpoint(listOwnSessions, {});
  const ending = useCommand(endOwnSession, { success: texts.sessionEnded });
  const endingOthers = useCommand(endOtherSessions, { success: texts.sessionsEnded });
  const isBusy = ending.isRunning || endingOthers.isRunning;
  const handleOthers = async () => {
    const question = { title: t(texts.endOthersTitle), text: t(texts.endOthersHelp), ok: t(texts.endOthers) };
    if (await confirm({ ...question, isDangerous: true })) await endingOthers.run({});
  };
  return (
    <Section title={t(texts.sessions)}>
      <p className="profile-help">{t(texts.sessionsHelp)}</p>
      <Loaded query={query} rows={2}>
        {(sessions) => (
          <>
            <ul className="profile-identities">
              {sessions.map((one) => (
                <Session key={one.id} session={one} isBusy={isBusy} onEnd={(id) => void ending.run({ id })} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button className="profile-end-others" danger disabled={isBusy} onClick={() => void handleOthers()}>
                {t(texts.endOthers)}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface SessionProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

function Session({ session, isBusy, onEnd }: SessionProps) {
  const t = useText();
  const { id, userAgent, address, place, startTime, lastUsedTime, isCurrent } = session;
  const name = browserOf(userAgent);
  return (
    <li>
      <div>
        <strong title={userAgent}>
          {name} {isCurrent && <ToneTag tone="blue">{t(texts.thisSession)}</ToneTag>}
        </strong>
        <small className="kit-number">
          {t(texts.sessionFacts, {
            place: t(texts[`place_${place}`]),
            address,
            start: shownInstant(startTime),
            last: shownInstant(lastUsedTime),
          })}
        </small>
      </div>
      {!isCurrent && (
        <Button
          danger
          disabled={isBusy}
          aria-label={t(texts.endSessionNamed, { name: `${name} ${address}` })}
          onClick={() => onEnd(id)}
        >
          {t(texts.endSession)}
        </Button>
      )}
    </li>
  );
}
