#!/usr/bin/env node
import { create } from './create.js';

const { stdin: input, stdout: output, stderr: errors } = process;
process.exitCode = await create(process.argv.slice(2), { input, output, errors });
