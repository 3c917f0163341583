declare module 'mjml' {
  interface MjmlError {
    line: number;
    message: string;
    tagName: string;
  }
  interface MjmlOptions {
    validationLevel: 'strict' | 'soft' | 'skip';
    ignoreIncludes: boolean;
    keepComments: boolean;
    fonts: Record<string, string>;
  }
  export default function mjml2html(
    mjml: string,
    options: MjmlOptions,
  ): Promise<{ html: string; errors: MjmlError[] }>;
}
