import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '../../../api/me.js';
import { CodeBlock } from '../../../components/copy.js';
import { Panel } from '../../../components/Panel.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { curlCode, sdkCode } from './code.js';
import type { SandboxRequest } from './draft.js';
import { messages } from '../messages.js';

/** The call as the user's own program would make it. */
export function CodePanel({ request }: { request: SandboxRequest }) {
  const { t } = useMessages(messages);
  const { api_url: apiUrl } = useMe().capabilities;
  const [language, setLanguage] = useState<string>('curl');
  return (
    <Panel
      title={t('code.title')}
      note={t('code.note')}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('code.language')}
          value={language}
          onChange={setLanguage}
          data={[
            { value: 'curl', label: 'curl' },
            { value: 'ts', label: 'TypeScript' },
          ]}
        />
      }
    >
      <CodeBlock
        label={t('code.label')}
        code={language === 'curl' ? curlCode(request, apiUrl) : sdkCode(request, apiUrl)}
      />
    </Panel>
  );
}
