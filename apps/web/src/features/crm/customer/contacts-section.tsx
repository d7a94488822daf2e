import { resource } from '@zhaocai/model/kit/resource';
import type { Row } from '@zhaocai/model/kit/entity';
import { customerLink } from '@zhaocai/model/crm/customer';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { ResourceForm } from '../../../kit/resource-form/resource-form.tsx';
import { useSaveRow } from '../../../kit/resource-page/use-row-work.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { crmTexts as texts } from '../texts.ts';
import '../crm.css';

type Contact = Row<typeof customerLink>;

const { list, remove } = resource(customerLink);
const { customerId: _customerId, ...typedFields } = customerLink.fields;

/** Whom to talk to at a customer's, the main contact first. */
export function ContactsSection({ customerId }: { customerId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const [edited, setEdited] = useState<Contact | 'new'>();
  const query = useEndpoint(list, { customerId });
  const add = allowed('customer_add') && (
    <Button size="small" onClick={() => setEdited('new')}>
      {t(texts.addContact)}
    </Button>
  );
  return (
    <Section title={t(texts.contacts)} note={query.data && String(query.data.length)} extra={add}>
      <Loaded query={query} rows={2}>
        {(contacts) =>
          contacts.length === 0 ? (
            <p className="crm-note">{t(texts.noContacts)}</p>
          ) : (
            <ul className="crm-list">
              {contacts.map((contact) => (
                <ContactLine key={contact.id} contact={contact} onEdit={() => setEdited(contact)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <ContactDialog
          customerId={customerId}
          contact={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}

function ContactLine({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const removing = useCommand(remove, { success: texts.removed, inQuery: true });
  const { id, name, post, phone, birthday, isMain, remark } = contact;
  const handleRemove = async () => {
    if (await confirm({ title: t(texts.removeTitle, { name }), ok: t(texts.remove), isDangerous: true }))
      await removing.run({ ids: id });
  };
  return (
    <li className="crm-contact">
      <span className="crm-contact-name">{name}</span>
      {isMain && <ToneTag tone="blue">{t(texts.main)}</ToneTag>}
      <span>{[post, phone, birthday, remark].filter(Boolean).join(' · ')}</span>
      <span className="crm-contact-acts">
        {allowed('customer_edit') && (
          <Button type="link" size="small" onClick={onEdit}>
            {t(texts.edit)}
          </Button>
        )}
        {allowed('customer_delete') && (
          <Button type="link" size="small" danger onClick={() => void handleRemove()}>
            {t(texts.remove)}
          </Button>
        )}
      </span>
    </li>
  );
}

interface ContactDialogProps {
  readonly customerId: string;
  readonly contact: Contact | undefined;
  readonly onClose: () => void;
}

function ContactDialog({ customerId, contact, onClose }: ContactDialogProps) {
  const t = useText();
  const save = useSaveRow(customerLink, contact);
  return (
    <Dialog isOpen title={t(contact ? texts.editContact : texts.addContact)} width={560} onClose={onClose}>
      <ResourceForm
        fields={typedFields}
        row={contact && { ...contact }}
        onCancel={onClose}
        onSubmit={async (values) => {
          const isStored = await save(contact ? values : { ...values, customerId });
          if (isStored) onClose();
          return isStored;
        }}
      />
    </Dialog>
  );
}
