import type { Text } from '@zhaocai/model/kit/text';
import { Button } from 'antd';
import { useText } from '../../kit/text/language.ts';

interface Choice {
  /** Of the actions that the server allows. */
  readonly action: string;
  readonly label: Text;
  readonly run: () => unknown;
}

interface DecisionButtonsProps {
  readonly allowed: readonly string[];
  readonly isRunning: boolean;
  readonly yes: Choice;
  readonly no: Choice;
  readonly withdraw?: Choice;
}

/** Below what somebody asked for: another's yes or no, and the way back of who asked; only what is allowed now. */
export function DecisionButtons({ allowed, isRunning, yes, no, withdraw }: DecisionButtonsProps) {
  const t = useText();
  const look = [
    { choice: yes, type: 'primary', danger: false },
    { choice: no, type: 'default', danger: true },
    ...(withdraw ? [{ choice: withdraw, type: 'default', danger: false } as const] : []),
  ] as const;
  const shown = look.filter(({ choice }) => allowed.includes(choice.action));
  if (shown.length === 0) return null;
  return (
    <div className="tender-next-actions">
      {shown.map(({ choice: { action, label, run }, type, danger }) => (
        <Button key={action} type={type} danger={danger} loading={isRunning} onClick={() => void run()}>
          {t(label)}
        </Button>
      ))}
    </div>
  );
}
