import { finishLinking, startLinking, unlinkIdentity } from '@zhaocai/model/session/own-identities';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { call } from '../../kit/http/call.ts';
import { currentUser } from '../../kit/session/session-store.ts';
import { translate } from '../../kit/text/language.ts';
import { loginTexts } from '../login/login-texts.ts';
import {
  forgetLinkReturn,
  linkReturn,
  randomState,
  rememberStarted,
  type BroughtBack,
} from '../session/brought-back.ts';
import { profileTexts as texts } from './profile-texts.ts';

/** To the provider and back to this page; what went wrong stays to be read. */
export function useLinking() {
  const [back] = useState(readReturn);
  const [fault, setFault] = useState(back.fault);
  const [isLeaving, setLeaving] = useState(false);
  const finishing = useCommand(finishLinking, { success: texts.linkDone, quiet: true });
  const unlinking = useCommand(unlinkIdentity, { success: texts.unlinkDone });
  const wasSent = useRef(false);
  const finish = useEffectEvent((brought: BroughtBack) => {
    const { state, code, iss } = brought;
    if (!wasSent.current) void finishing.run({ state, code, iss });
    wasSent.current = true;
  });
  useEffect(() => {
    if (back.brought ?? back.fault) forgetLinkReturn();
    if (back.brought) finish(back.brought);
  }, [back]);
  const leave = async (source: string) => {
    setFault(undefined);
    finishing.reset();
    setLeaving(true);
    try {
      const state = randomState();
      const { data } = await call(startLinking, { source, state });
      rememberStarted({ purpose: 'link', tenantId: currentUser()?.tenantId ?? '', source, state });
      location.assign(data.url);
    } catch (error) {
      setFault(error instanceof Error && error.message ? error.message : translate(loginTexts.failed));
      setLeaving(false);
    }
  };
  return {
    fault: fault ?? finishing.error?.message,
    isBusy: isLeaving || finishing.isRunning || unlinking.isRunning,
    isLinking: finishing.isRunning,
    leave,
    unlink: (source: string) => unlinking.run({ source }),
  };
}

/** What this window brought back from the provider, or why it is not sent. */
function readReturn(): { readonly brought?: BroughtBack; readonly fault?: string } {
  const back = linkReturn();
  if (!back) return {};
  const { brought, isOurs } = back;
  const { error } = brought;
  if (error !== undefined) return { fault: translate(loginTexts.declined, { reason: error.slice(0, 120) }) };
  return isOurs ? { brought } : { fault: translate(texts.linkOther) };
}
