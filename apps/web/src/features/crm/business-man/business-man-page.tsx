import { resource } from '@zhaocai/model/kit/resource';
import type { Entity } from '@zhaocai/model/kit/entity';
import { businessMan } from '@zhaocai/model/crm/customer';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { UserPicker } from '../../../kit/picker/user-picker.tsx';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { useText } from '../../../kit/text/language.ts';
import { crmTexts as texts } from '../texts.ts';

const { userId: _userId, ...shownFields } = businessMan.fields;
/** Who it is, is picked from the people of the unit; the form has the rest. */
const listed: Entity<typeof shownFields> = { ...businessMan, fields: shownFields };
const { save } = resource(businessMan);

/** Who looks after customers. */
export function BusinessManPage() {
  const t = useText();
  const [isPicking, setPicking] = useState(false);
  const adding = useCommand(save, { success: texts.added });
  return (
    <>
      <ResourcePage entity={listed} title={t(texts.salespeople)} onAdd={() => setPicking(true)} />
      <UserPicker
        isOpen={isPicking}
        title={t(texts.pickPerson)}
        value={[]}
        onPick={([picked]) => picked && void adding.run({ userId: picked.id })}
        onClose={() => setPicking(false)}
      />
    </>
  );
}
