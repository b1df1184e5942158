import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { FormError, useSubmit } from '../../components/forms.js';
import { useAnnounce } from '../../components/notices/Announcer.js';
import { useFormat } from '../../format/useFormat.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { useWatchActions } from './queries.js';
import type { NewItem } from './queries.js';
import { useWatchErrorText } from './useWatchErrorText.js';
import classes from './watch.module.css';

const EMPTY = { reference: '', name: '', entity_id: '', birth_date: '' };
type Values = typeof EMPTY;

/** Adds one item, after its price was shown. */
export function AddItemForm({ list }: { list: number }) {
  const { t } = useMessages(messages);
  const { priceOf, add } = useWatchActions();
  const announce = useAnnounce();
  const format = useFormat();
  const say = useWatchErrorText();
  const [offer, setOffer] = useState<{ item: NewItem; price: string } | null>(null);
  const edits = useRef(0);
  const form = useForm<Values>({
    initialValues: EMPTY,
    validate: {
      reference: (text) => (text.trim() === '' ? t('add.needsReference') : null),
      name: (text, { entity_id: id }) => (text.trim() === '' && id.trim() === '' ? t('add.needsName') : null),
    },
    // The price is that of what was checked.
    onValuesChange: () => {
      edits.current += 1;
      setOffer(null);
    },
  });
  const send = async (values: Values) => {
    const item = itemOf(values);
    if (offer === null) {
      const { current: edit } = edits;
      const price = await priceOf(list, item);
      if (edits.current === edit) setOffer({ item, price });
      return;
    }
    await add(list, offer.item, offer.price);
    announce(t('add.added', { reference: item.reference }));
    form.reset();
    setOffer(null);
  };
  const fields = Object.fromEntries(Object.keys(EMPTY).map((name) => [`items[0].${name}`, name]));
  const { onSubmit, busy, error } = useSubmit(form, send, { fields, say });
  const isFree = offer !== null && Number(offer.price) === 0;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        <Title order={3} size="h5">
          {t('add.title')}
        </Title>
        <div className={classes.fields}>
          <TextInput
            label={t('add.reference')}
            description={t('add.referenceHint')}
            maxLength={100}
            autoComplete="off"
            {...form.getInputProps('reference')}
          />
          <TextInput
            label={t('add.birth')}
            description={t('add.birthHint')}
            maxLength={10}
            autoComplete="off"
            {...form.getInputProps('birth_date')}
          />
          <TextInput label={t('add.name')} maxLength={300} autoComplete="off" {...form.getInputProps('name')} />
          <TextInput label={t('add.entity')} maxLength={40} autoComplete="off" {...form.getInputProps('entity_id')} />
        </div>
        <div role="status" aria-live="polite">
          {offer !== null && (
            <Text size="sm">{isFree ? t('add.nothing') : t('add.price', { price: format.money(offer.price) })}</Text>
          )}
        </div>
        <FormError error={error} say={say} />
        <Group>
          <Button type="submit" loading={busy} variant={offer === null ? 'default' : 'filled'}>
            {offer === null
              ? t('add.check')
              : isFree
                ? t('add.confirmFree')
                : t('add.confirm', { price: format.money(offer.price) })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function itemOf(values: Values): NewItem {
  const [reference, name, id, born] = [values.reference, values.name, values.entity_id, values.birth_date].map((text) =>
    text.trim(),
  );
  return {
    reference: reference ?? '',
    ...(name && { name }),
    ...(id && { entity_id: id }),
    ...(born && { birth_date: born }),
  };
}
