import { useLanguage } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { refusalText, type Refuse } from './commands.ts';

/** Says why a field may not stand there. Nothing is lost: it stays where it was. */
export function useRefuse(): Refuse {
  const language = useLanguage();
  const notify = useNotify();
  return (field, container) => notify.warning(refusalText(field, container, language));
}
