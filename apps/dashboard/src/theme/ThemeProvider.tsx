import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme, variables } from './theme.js';

/** The key is read by public/before-paint.js too. */
const colors = localStorageColorSchemeManager({ key: 'entity-registry.theme' });

export function ThemeProvider({ children, still = false }: { children: ReactNode; still?: boolean }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colors}
      defaultColorScheme="auto"
      env={still ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  );
}
