import { finishProof, startProof } from '@zhaocai/model/session/proof';
import { call } from '../../kit/http/call.ts';
import { translate } from '../../kit/text/language.ts';
import { broughtBack, randomState, rememberProof, takeProof } from './brought-back.ts';

const texts = {
  blocked: {
    zh: '浏览器拦截了验证窗口，请允许本站弹出窗口后再试',
    en: 'The browser blocked the window; allow pop-ups of this site and try again',
  },
  declined: { zh: '验证未完成：{reason}', en: 'The proof was not completed: {reason}' },
} as const;

/**
 * Asks the provider again who he is, in a window of its own: what was typed here stays. Called from a click, or no browser
 * opens a window.
 */
export async function proveElsewhere(source: string): Promise<void> {
  const there = window.open('', '_blank', 'width=520,height=680');
  if (!there) throw new Error(translate(texts.blocked));
  try {
    const state = randomState();
    const { data } = await call(startProof, { source, state });
    const coming = rememberProof(state);
    there.location.assign(data.url);
    const brought = broughtBack(await coming);
    if (!brought || brought.error !== undefined)
      throw new Error(translate(texts.declined, { reason: (brought?.error ?? '').slice(0, 120) }));
    const { code, iss } = brought;
    await call(finishProof, { state, code, iss });
  } catch (error) {
    there.close();
    throw error;
  } finally {
    takeProof();
  }
}
