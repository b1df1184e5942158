import { Anchor, Tabs, Text } from '@mantine/core';
import { useMe } from '../../api/me.js';
import { CodeBlock } from '../../components/copy.js';
import { Panel } from '../../components/Panel.js';
import { useMessages } from '../../i18n/useMessages.js';
import { messages } from './messages.js';
import { SNIPPETS } from './snippets.js';
import type { SnippetName } from './snippets.js';

const NAMES = Object.keys(SNIPPETS) as SnippetName[];

/** How a receiver verifies that a webhook comes from us. */
export function VerifyPanel() {
  const { t, rich } = useMessages(messages);
  const { docs_url: docs } = useMe().capabilities;
  return (
    <Panel title={t('verify.title')}>
      <Text size="sm" mb="sm">
        {t('verify.what')}{' '}
        {docs && rich('verify.guide', { docs: <Anchor href={new URL('guides/webhooks', `${docs}/`).href} inherit /> })}
      </Text>
      <Tabs defaultValue="typescript" keepMounted={false}>
        <Tabs.List>
          {NAMES.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`verify.names.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {NAMES.map((name) => (
          <Tabs.Panel key={name} value={name} pt="sm">
            <CodeBlock
              code={SNIPPETS[name]}
              label={name === 'curl' ? t('verify.sender') : t('verify.label', { name: t(`verify.names.${name}`) })}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Panel>
  );
}
