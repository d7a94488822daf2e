import { useSession } from '../../kit/session/session-store.ts';
import { useText } from '../../kit/text/language.ts';
import { PageHead } from '../../kit/widgets/section.tsx';
import { homeTexts as texts } from './texts.ts';

/** Good morning by the server's clock, to whom, and for which unit. */
export function Greeting({ now }: { now: string }) {
  const t = useText();
  const user = useSession((state) => state.user);
  const hour = Number(now.slice(11, 13));
  const greeting = hour < 12 ? texts.morning : hour < 18 ? texts.afternoon : texts.evening;
  return (
    <PageHead
      title={t(greeting, { name: user?.nickName ?? '' })}
      note={<span className="kit-number">{now.slice(0, 10)}</span>}
    />
  );
}
