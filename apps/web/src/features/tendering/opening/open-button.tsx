import { Button } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { openingTexts as texts } from './texts.ts';
import { useOpening } from './use-opening.ts';

/** Opens the quotes where the opening is led: in the hall. */
export function OpenButton({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const { run, isRunning } = useOpening({ id: projectId });
  return (
    <Button type="primary" loading={isRunning} onClick={() => void run()}>
      {t(texts.open)}
    </Button>
  );
}
